/** What Chinese keyboards have where others have ASCII, besides the full-width forms. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u3000': ' ',
  '。': '.',
  '、': ',',
  '【': '[',
  '】': ']',
  '\u2212': '-',
};

/** First and last of the full-width forms, `！` to `～`, each as far from its ASCII character. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const DISTANCE = 0xfee0;

/**
 * A text with full-width letters, digits and signs as the ASCII ones that they stand for, as a keyboard in Chinese mode types them.
 * Of the same length, so that places in it are places in what was typed.
 */
export const plainWidth = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - DISTANCE))
    .replace(/[\u3000。、【】\u2212]/g, (sign) => SIGNS[sign] ?? sign);
