/** Longest name proposed in a save dialog, ending included: short enough for every file system with room for our `.tmp`. */
const LONGEST = 120;

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name that every system takes, made from one that may hold anything a person typed (a session's name): no
 * folders, no control characters, no characters that Windows refuses. The ending stays.
 */
export const safeFileName = (wanted: string): string => {
  const plain = wanted
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  const named = plain === '' ? 'roundwind' : DEVICES.test(plain) ? `_${plain}` : plain;
  if (named.length <= LONGEST) return named;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(named)?.[0] ?? '';
  return [...named].slice(0, LONGEST - ending.length).join('') + ending;
};

/** A moment as part of a file name: sorts by time, and no character that Windows refuses. */
export const momentForName = (at: Date): string => at.toISOString().replaceAll(/[-:]/g, '').replace('.', '-');
