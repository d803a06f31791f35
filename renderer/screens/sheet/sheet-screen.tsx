import { Loader } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useLive } from '../../host/use-live.ts';
import { SheetDesk } from './sheet-desk.tsx';

/** A whole paper sheet of one table, typed line by line and saved at once. */
export const SheetScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '', tableId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  const { data: room } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  if (view === undefined)
    return error === undefined ? <Loader aria-label={t('table:loading')} /> : <LoadFailed error={error} />;
  const { profile } = view.session;
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) {
    return <ErrorList title={t('table:noRules')} errors={[{ code: 'unknown-ruleset', ruleset: profile.ruleset }]} />;
  }
  return <SheetDesk key={tableId} view={view} room={room} ruleset={ruleset} />;
};
