import { Button, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../components/run-command.ts';

/** Takes one change back by itself, wherever it stands; what was done since stays. */
export const TakeBack = ({ seq }: { readonly seq: number }) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const takeBack = (event: FormEvent): void => {
    event.preventDefault();
    setOpened(false);
    void run((store) => store.history.takeBack({ seq, reason: reason.trim() || null }), {
      done: t('history:takeBack.done', { seq }),
    });
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={340} position="bottom-start" withArrow trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          w="fit-content"
          loading={running}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('history:takeBack.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('history:takeBack.open')}>
        <form onSubmit={takeBack}>
          <Stack gap="sm">
            <Text size="sm">{t('history:takeBack.hint')}</Text>
            <TextInput
              label={t('room:reason')}
              data-autofocus
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit">{t('history:takeBack.now')}</Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
