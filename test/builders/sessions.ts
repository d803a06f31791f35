import type { InferContractRouterInputs } from '@orpc/contract';
import type { contract } from '../../shared/contract/contract.ts';
import { uuid } from './records.ts';

type SessionInput = InferContractRouterInputs<typeof contract>['sessions']['create'];

/** A session as a screen sends it to the store. */
export const aSessionInput = (session: Partial<SessionInput> = {}): SessionInput => ({
  id: uuid(9),
  name: 'Friday evening',
  date: '2026-12-04',
  profile: { ruleset: 'classical', version: '1.0.0', preset: 'document', options: {} },
  roundCount: 5,
  ending: { kind: 'winds', count: 1 },
  ranking: 'table-points',
  seed: 7,
  ...session,
});
