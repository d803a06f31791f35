import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ClockReading } from '../../../shared/session/clock.ts';

const KEY = 'roundwind.clock-sound';
/** A window that looks again after a long sleep must not ring for a round that ended long ago. */
const LATEST_MS = 20_000;

const listeners = new Set<() => void>();
const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const isOn = (): boolean => localStorage.getItem(KEY) === 'on';

/** Whether this computer rings when time is up; off until somebody turns it on. */
export const useSoundSetting = (): readonly [boolean, (on: boolean) => void] => {
  const on = useSyncExternalStore(watch, isOn);
  const set = (next: boolean): void => {
    localStorage.setItem(KEY, next ? 'on' : 'off');
    for (const listener of listeners) listener();
    // Heard at once, so that the volume can be set; and a browser lets a page sound only after a click.
    if (next) ring();
  };
  return [on, set];
};

/** Whether time was seen to run out between two looks. Nothing is counted, so nothing can be counted wrong. */
export const hasRunOut = (before: ClockReading, now: ClockReading): boolean =>
  before.state === 'running' && now.state === 'up' && now.overMs < LATEST_MS;

/** Rings once when the clock on this screen runs out, where the setting says so. */
export const useClockSound = (reading: ClockReading): void => {
  const [on] = useSoundSetting();
  const before = useRef(reading);
  useEffect(() => {
    if (on && hasRunOut(before.current, reading)) ring();
    before.current = reading;
  }, [on, reading]);
};

const TONES = [
  { at: 0, hertz: 880 },
  { at: 0.45, hertz: 880 },
  { at: 0.9, hertz: 660 },
] as const;
const TONE_SECONDS = 0.4;

/** Three tones of a gong. */
const ring = (): void => {
  const audio = new AudioContext();
  for (const { at, hertz } of TONES) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.4, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    if (at === TONES.at(-1)?.at) tone.addEventListener('ended', () => void audio.close());
  }
};
