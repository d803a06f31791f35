import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { storeErrors } from '../../../renderer/components/store-errors.ts';

test.each([
  [
    'every error of INVALID',
    new ORPCError('INVALID', { data: { errors: [{ code: 'a', at: 1 }, { code: 'b' }] } }),
    [{ code: 'a', at: 1 }, { code: 'b' }],
  ],
  [
    'the one of CONFLICT',
    new ORPCError('CONFLICT', { data: { code: 'stale', id: 'x' } }),
    [{ code: 'stale', id: 'x' }],
  ],
  [
    'what is gone',
    new ORPCError('NOT_FOUND', { data: { kind: 'deals', id: 'x' } }),
    [{ code: 'record-gone', kind: 'deals', id: 'x' }],
  ],
  ['a conflict without words', new ORPCError('CONFLICT'), [{ code: 'conflict' }]],
  [
    'a refusal without words',
    new ORPCError('INVALID', { data: { errors: [] } }),
    [{ code: 'store-failed', detail: 'INVALID' }],
  ],
  [
    'a field that the contract refused',
    new ORPCError('BAD_REQUEST', { data: { issues: [{ path: ['players', 3, 'displayName'] }] } }),
    [{ code: 'field-invalid', field: 'players.3.displayName' }],
  ],
  [
    'nobody’s mistake',
    new ORPCError('INTERNAL_SERVER_ERROR'),
    [{ code: 'store-failed', detail: 'INTERNAL_SERVER_ERROR' }],
  ],
  ['something thrown', new Error('port closed'), [{ code: 'store-failed', detail: 'port closed' }]],
])('%s', (_, error, codes) => expect(storeErrors(error)).toEqual(codes));
