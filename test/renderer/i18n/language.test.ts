// @vitest-environment jsdom
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, followLanguage, startTranslations } from '../../../renderer/i18n/i18n.ts';
import { formatDay, formatNumber, screenLocale } from '../../../renderer/i18n/locale.ts';

const system = (...tags: string[]): void => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  test('is the system’s at the first start, and the document says so', async () => {
    system('zh-SG', 'en-SG');
    await startTranslations();
    expect(i18next.language).toBe('zh');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(localStorage.length).toBe(0);
  });

  test('is the one chosen, at once and at the next start', async () => {
    system('en-SG');
    await startTranslations();
    const heard: string[] = [];
    followLanguage((language) => heard.push(language));
    const english = i18next.t('action.save');
    await changeLanguage('zh');
    expect(i18next.t('action.save')).not.toBe(english);
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(heard).toEqual(['en', 'zh']);
    await startTranslations();
    expect(i18next.language).toBe('zh');
  });

  test('follows another window', async () => {
    system('en-SG');
    await startTranslations();
    window.dispatchEvent(new StorageEvent('storage', { key: 'roundwind-language', newValue: 'zh' }));
    await vi.waitFor(() => expect(i18next.language).toBe('zh'));
  });
});

describe('dates and numbers', () => {
  test('are written as the system writes them, where it is of the language spoken', () => {
    system('en-US', 'zh-SG');
    expect(screenLocale('en')).toBe('en-US');
    expect(screenLocale('zh')).toBe('zh-SG');
    system('zh-TW', 'de-DE');
    expect(screenLocale('zh')).toBe('zh-Hans');
    expect(screenLocale('en')).toBe('en-GB');
  });

  test('are of the stored day, in the words of the language', async () => {
    system('en-GB');
    await startTranslations();
    expect(formatDay('2026-12-04', 'date')).toBe('4 Dec 2026');
    expect(formatDay('no day', 'date')).toBe('');
    expect(formatNumber(1234.5)).toBe('1,234.5');
    await changeLanguage('zh');
    expect(formatDay('2026-12-04', 'longDate')).toBe('2026年12月4日星期五');
  });
});
