import type { ButtonProps } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { RecordKind } from '../../shared/records/records.ts';
import { LinkButton } from './links.tsx';

type HistoryLinkProps = Pick<ButtonProps, 'size' | 'px'> & {
  /** Null: in the history of the club. */
  readonly sessionId: string | null;
  readonly record: { readonly kind: RecordKind; readonly id: string };
  readonly label: string;
  /** What is written on it where `label` would be too long. */
  readonly children?: string;
};

/** To everything that was ever done with one record. */
export const HistoryLink = ({ sessionId, record, label, children, size = 'xs', ...rest }: HistoryLinkProps) => {
  const { kind, id } = record;
  const shared = {
    ...rest,
    ...(children !== undefined && { 'aria-label': label }),
    size,
    variant: 'subtle',
    w: 'fit-content',
    leftSection: <IconHistory size={16} aria-hidden />,
    search: { kind, id },
  };
  return sessionId === null ? (
    <LinkButton to="/history" {...shared}>
      {children ?? label}
    </LinkButton>
  ) : (
    <LinkButton to="/sessions/$sessionId/history" params={{ sessionId }} {...shared}>
      {children ?? label}
    </LinkButton>
  );
};
