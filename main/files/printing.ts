import type { WebContents } from 'electron';
import type { DesktopResult } from '../../shared/contract/desktop.ts';
import { fail, ok } from '../../shared/result.ts';
import { faultOf } from './fault.ts';

/** The page's own style sheet sets size and orientation, so that they are set in one place only. */
const PDF_OPTIONS = { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true } as const;

/** What the page shows now, as PDF. */
export const pdfOf = async (contents: WebContents): Promise<DesktopResult<Uint8Array>> => {
  try {
    return ok(await contents.printToPDF(PDF_OPTIONS));
  } catch (error) {
    return fail([faultOf(error, null)]);
  }
};

/** Opens the system's print dialog. Electron says "Print job canceled" both for a closed dialog and a stopped job. */
export const printPage = (contents: WebContents): Promise<DesktopResult<{ readonly printed: boolean }>> =>
  new Promise((resolve) => {
    contents.print({ silent: false, printBackground: true }, (success, reason) => {
      if (success) resolve(ok({ printed: true }));
      else if (/cancell?ed/i.test(reason)) resolve(ok({ printed: false }));
      else resolve(fail([{ code: 'failed', path: null, detail: reason }]));
    });
  });
