import { Table, type TableProps } from '@mantine/core';
import classes from './figure-table.module.css';

type ListTableProps = TableProps & {
  /**
   * What it needs to be read, in pixels at the ordinary size of type: a narrower window moves it sideways inside its frame.
   * Without it the frame moves nothing, and a sticky head stays at the top of the window.
   */
  readonly minWidth?: number;
};

/** A table that lists things one to a row, on a card. Its figures stand under figures. */
export const ListTable = ({ minWidth, ...props }: ListTableProps) => (
  <div className={minWidth === undefined ? classes.still : classes.frame}>
    <Table
      highlightOnHover
      verticalSpacing="xs"
      horizontalSpacing="md"
      tabularNums
      {...(minWidth !== undefined && { miw: `${minWidth / 16}rem` })}
      {...props}
    />
  </div>
);
