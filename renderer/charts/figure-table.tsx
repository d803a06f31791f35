import type { CSSProperties } from 'react';
import classes from './charts.module.css';

export type FigureRow = {
  readonly key: string;
  readonly head: string;
  readonly cells: readonly string[];
  /** From 0 to 1 by cell: how strongly its ground is coloured. */
  readonly heat?: readonly number[];
};

type FigureTableProps = {
  /** What the table shows; read out, and the name of the frame that scrolls. */
  readonly label: string;
  /** Heading of the first column, which names the rows. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
};

/** The figures of a chart as a table. */
export const FigureTable = ({ label, corner, columns, rows }: FigureTableProps) => (
  <section
    className={classes.frame}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
  >
    <BareTable label={label} corner={corner} columns={columns} rows={rows} />
  </section>
);

/** The table alone, for where it is only read out. */
export const BareTable = ({ label, corner, columns, rows }: FigureTableProps) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and columns have no other identity
          <th scope="col" key={index}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, head, cells, heat }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            <td key={index} {...heatOf(heat?.[index])}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const heatOf = (
  heat: number | undefined,
): { readonly className?: string | undefined; readonly style?: CSSProperties } => {
  if (heat === undefined) return {};
  const variables: Record<string, string> = { '--heat': heat.toFixed(3) };
  return heat === 0 ? { className: classes.none } : { className: classes.heat, style: variables };
};
