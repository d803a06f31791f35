import { Radio, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MergePreview } from '../../../shared/contract/season-views.ts';
import type { Player } from '../../../shared/records/records.ts';

const FIELDS = [
  'displayName',
  'firstName',
  'lastName',
  'status',
  'club',
  'outsideId',
  'country',
  'emaNo',
  'email',
  'avoidGroup',
  'forbidGroup',
  'fixedTable',
] as const satisfies readonly (keyof Player)[];

type MergeCardsProps = {
  readonly cards: readonly [Player, Player];
  readonly keepId: string;
  readonly onKeep: (id: string) => void;
  /** Undefined until the store has answered. */
  readonly preview: MergePreview | undefined;
};

/** Both cards and the one they become, field by field; fields that neither has are left out. */
export const MergeCards = ({ cards, keepId, onKeep, preview }: MergeCardsProps) => {
  const { t } = useTranslation();
  const text = (player: Player, field: (typeof FIELDS)[number]): string =>
    field === 'status' ? t(`players:status.${player.status}`) : String(player[field] ?? '');
  const shown = FIELDS.filter((field) => cards.some((card) => text(card, field) !== ''));
  return (
    <Table verticalSpacing={5} data-testid="merge-cards">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <VisuallyHidden>{t('players:merge.field')}</VisuallyHidden>
          </Table.Th>
          {cards.map((card, index) => (
            <Table.Th key={card.id}>
              <Radio
                name="keep"
                {...(index === 0 ? { 'data-autofocus': true } : {})}
                label={t('players:merge.keep')}
                aria-label={t('players:merge.keepName', { name: card.displayName })}
                checked={card.id === keepId}
                onChange={() => onKeep(card.id)}
              />
            </Table.Th>
          ))}
          <Table.Th>{t('players:merge.result')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((field) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" fw={500} c="dimmed">
              {t(`players:field.${field}`)}
            </Table.Th>
            {cards.map((card) => (
              <Table.Td key={card.id} style={{ overflowWrap: 'anywhere' }}>
                {text(card, field)}
              </Table.Td>
            ))}
            <Table.Td style={{ overflowWrap: 'anywhere' }} fw={600}>
              {preview === undefined ? '' : text(preview.player, field)}
              {preview?.lost.includes(field) ? (
                <Text size="sm" c="dimmed" fw={400}>
                  {t('players:merge.lost', { value: text(preview.remove, field) })}
                </Text>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
