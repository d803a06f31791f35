import classes from './charts.module.css';

type PlotTipProps = {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly figure: string }[];
};

/** What stands under the pointer; the table says the same to everybody else. */
export const PlotTip = ({ title, rows }: PlotTipProps) => (
  <div className={classes.tip}>
    <strong>{title}</strong>
    <table>
      <tbody>
        {rows.map(({ key, name, figure }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
