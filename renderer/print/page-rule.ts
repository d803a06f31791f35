export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export type Orientation = 'portrait' | 'landscape';

export type PageRule = {
  readonly paper: Paper;
  readonly orientation: Orientation;
  /** Foot of every sheet on the left: what it is, when it was printed, from which state of the data. */
  readonly foot: string;
  /** Foot of every sheet on the right, with `{page}` and `{pages}` where the numbers go. */
  readonly pageOf: string;
};

/** Text as a CSS string: names may hold quotes, backslashes and line ends. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\]/g, (found) => `\\${found}`).replace(/[\n\r\f]+/g, ' ')}"`;

const numbers = (pageOf: string): string =>
  pageOf
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => (part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : cssString(part)))
    .join(' ');

/**
 * The only place that says paper size and orientation: a print option set beside a CSS page size can fight with it. The
 * margin boxes repeat on every sheet, which no element of the page can.
 */
export const pageRule = ({ paper, orientation, foot, pageOf }: PageRule): string => `@page {
  size: ${paper} ${orientation};
  margin: 13mm 12mm 17mm;
  @bottom-left { content: ${cssString(foot)}; width: 86%; text-align: left; vertical-align: top; padding-top: 3mm; font: 8pt 'Inter Variable', 'Noto Sans SC Variable', sans-serif; color: #333; }
  @bottom-right { content: ${numbers(pageOf)}; text-align: right; vertical-align: top; padding-top: 3mm; font: 8pt 'Inter Variable', sans-serif; color: #333; }
}`;
