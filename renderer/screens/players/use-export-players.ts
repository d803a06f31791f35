import dayjs from 'dayjs';
import { writePlayers } from '../../../shared/records/players-csv.ts';
import type { Player } from '../../../shared/records/records.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import { formatCsv } from '../../files/csv-file.ts';

/** Hands out the whole register as CSV, in the order of its names. */
export const useExportPlayers = (): ((players: readonly Player[]) => Promise<boolean>) => {
  const saveFile = useSaveFile();
  return (players) =>
    saveFile({
      suggestedName: `${dayjs().format('YYYY-MM-DD')} - players.csv`,
      mime: 'text/csv;charset=utf-8',
      data: formatCsv(
        writePlayers(players.toSorted((left, right) => left.displayName.localeCompare(right.displayName))),
      ),
    });
};
