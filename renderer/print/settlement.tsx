import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { type CashBalance, cashBalances, type Stake } from '../../shared/session/cash.ts';
import { type Balance, settleEvening } from '../../shared/session/settle-evening.ts';
import { formatPoints } from '../components/format-points.ts';
import { formatDecimal } from '../i18n/locale.ts';
import { StakeFields, useStake } from './stake-fields.tsx';
import classes from './standings.module.css';
import { StandingsPage } from './standings-page.tsx';

/** Who pays whom at the end, in points or, at the stake typed above the sheet, in money. */
export const SettlementSheet = () => {
  const { t } = useTranslation();
  const { stake, typed, setTyped } = useStake();
  return (
    <StandingsPage
      title={t('print:settlement.title')}
      file={t('print:settlement.file')}
      orientation={() => 'portrait'}
      provisional="settlement"
      tools={<StakeFields typed={typed} onTyped={setTyped} />}
    >
      {(view) => <Settlement view={view} stake={stake} />}
    </StandingsPage>
  );
};

type SettlementProps = { readonly view: StandingsView; readonly stake: Stake | undefined };

const Settlement = ({ view, stake }: SettlementProps) => {
  const { t } = useTranslation();
  const points = view.rows.map(({ entrantId, gamePoints }) => ({ entrantId, amount: gamePoints }));
  const cash = stake && cashBalances(points, stake);
  return (
    <>
      <p className={classes.rule}>{t('print:settlement.how')}</p>
      {stake === undefined ? null : (
        <p className={classes.rule}>
          {t('print:settlement.stake.how', {
            perPoint: formatCash(stake.perPoint),
            fee: formatCash(stake.fee),
            fees: formatCash(stake.fee * points.length),
            count: points.length,
          })}
        </p>
      )}
      {cash === undefined ? (
        <Payments names={view.names} balances={points} head={t('print:settlement.amount')} format={formatPoints} />
      ) : (
        <Payments names={view.names} balances={cash} head={t('print:settlement.stake.amount')} format={formatCash} />
      )}
      <h2 className={classes.part}>{t('print:settlement.balances')}</h2>
      <Balances view={view} cash={cash} />
    </>
  );
};

/** Hundredths as money; what money it is, the club knows. */
const formatCash = (hundredths: number, signed = false): string => formatDecimal(hundredths / 100, 2, signed);

type PaymentsProps = {
  readonly names: StandingsView['names'];
  readonly balances: readonly Balance[];
  readonly head: string;
  readonly format: (amount: number) => string;
};

const Payments = ({ names, balances, head, format }: PaymentsProps) => {
  const { t } = useTranslation();
  const transfers = settleEvening(balances);
  const nameOf = (id: string | null): string => (id === null ? t('print:settlement.club') : (names[id] ?? ''));
  if (transfers.length === 0) return <p>{t('print:settlement.nothing')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('print:settlement.from')}
          </th>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('print:settlement.to')}
          </th>
          <th scope="col" className={classes.head}>
            {head}
          </th>
          <th scope="col" className={classes.head}>
            {t('print:settlement.paid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transfers.map(({ from, to, amount }) => (
          <tr key={`${from} ${to}`} className={classes.row}>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {nameOf(from)}
            </th>
            <td className={`${classes.cell} ${classes.name}`}>{nameOf(to)}</td>
            <td className={`${classes.cell} ${classes.strong}`}>{format(amount)}</td>
            <td className={classes.cell}>
              <span className={classes.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type BalancesProps = { readonly view: StandingsView; readonly cash: readonly CashBalance[] | undefined };

const Balances = ({ view: { rows }, cash }: BalancesProps) => {
  const { t } = useTranslation();
  const columns = [
    t('standings:column.penalty'),
    t('standings:column.gamePoints'),
    ...(cash === undefined ? [] : [t('print:settlement.stake.won'), t('print:settlement.stake.total')]),
  ];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('standings:column.name')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entrantId, name, gamePoints, penalty }, index) => {
          const own = cash?.[index];
          return (
            <tr key={entrantId} className={classes.row}>
              <th scope="row" className={`${classes.cell} ${classes.name}`}>
                {name}
              </th>
              <td className={classes.cell}>
                {penalty.gamePoints === 0 ? '–' : formatPoints(penalty.gamePoints, true)}
              </td>
              <td className={`${classes.cell} ${classes.strong}`}>{formatPoints(gamePoints, true)}</td>
              {own === undefined ? null : (
                <>
                  <td className={classes.cell}>{formatCash(own.won, true)}</td>
                  <td className={`${classes.cell} ${classes.strong}`}>{formatCash(own.amount, true)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
