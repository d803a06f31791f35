import { Loader } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useLive } from '../../host/use-live.ts';
import { RoomProvider } from './room.tsx';
import { TableDesk } from './table-desk.tsx';

/** One table: its next deal in the fields, what it comes to beside them, and its deals below. */
export const TableScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '', tableId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  if (view === undefined)
    return error === undefined ? <Loader aria-label={t('table:loading')} /> : <LoadFailed error={error} />;
  const { profile } = view.session;
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) {
    return <ErrorList title={t('table:noRules')} errors={[{ code: 'unknown-ruleset', ruleset: profile.ruleset }]} />;
  }
  // Another table is another form: nothing typed here may be recorded there.
  return (
    <RoomProvider sessionId={sessionId}>
      <TableDesk key={tableId} stored={view} ruleset={ruleset} />
    </RoomProvider>
  );
};
