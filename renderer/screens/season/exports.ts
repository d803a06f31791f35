import type { HeadToHeadView, SeasonView } from '../../../shared/contract/season-views.ts';
import type { CsvSheet } from '../../../shared/records/csv-cell.ts';
import { writeMeetings, writeRatings, writeSeason } from '../../../shared/records/season-csv.ts';
import { formatCsv } from '../../files/csv-file.ts';
import { fileNamePart } from '../../files/file-name.ts';
import type { OutgoingFile } from '../../host/host.ts';

export const EXPORTS = ['table', 'rating', 'meetings'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** A sheet as a file; `what` is its name in the language of the screen. */
export const csvFile = (season: string, what: string, sheet: CsvSheet): OutgoingFile => ({
  suggestedName: `${[fileNamePart(season), what].filter((part) => part !== '').join(' - ')}.csv`,
  mime: 'text/csv;charset=utf-8',
  data: formatCsv(sheet),
});

export const seasonSheet = (view: SeasonView): CsvSheet => writeSeason(view);
export const ratingSheet = ({ ratings }: SeasonView): CsvSheet => writeRatings(ratings);
export const meetingsSheet = (view: HeadToHeadView): CsvSheet => writeMeetings(view);
