import { useTranslation } from 'react-i18next';
import { PointsText } from '../../components/points-text.tsx';
import classes from './sheet.module.css';

type FiguresProps = {
  readonly name: string;
  /** Half units; undefined while unknown. */
  readonly net: number | undefined;
  readonly balance: number | undefined;
};

/** What a deal moves for a person, and where that leaves them. */
export const Figures = ({ name, net, balance }: FiguresProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.figures}>
      <span className={classes.net} data-sign={Math.sign(net ?? 0)} data-testid="net">
        {net === undefined ? '' : <PointsText amount={net} signed />}
      </span>
      <span className={classes.balance} title={t('table:entry.balanceOf', { name })} data-testid="balance">
        {balance === undefined ? '' : <PointsText amount={balance} signed />}
      </span>
    </span>
  );
};
