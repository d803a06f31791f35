import { Kbd, Modal, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '../../components/shortcuts/key-names.ts';
import { useLiveShortcuts } from '../../components/shortcuts/live-shortcuts.ts';
import type { ShortcutId } from '../../components/shortcuts/shortcut-list.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { type KeyGroup, keyGroups } from './key-groups.ts';
import classes from './keys.module.css';

/** Every key of the app, those of the page shown first, and the key that opens the list. */
export const KeysOverview = () => {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  useShortcut('keys', open);
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="70rem"
      title={t('keys:title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Groups />
    </Modal>
  );
};

const Groups = () => {
  const { t } = useTranslation();
  const groups = keyGroups(new Set(useLiveShortcuts().keys()));
  return (
    <>
      <Text c="dimmed">{t('keys:hint')}</Text>
      <div className={classes.groups}>
        {groups.map((group) => (
          <Group key={group.place} {...group} />
        ))}
      </div>
    </>
  );
};

const Group = ({ place, here, ids }: KeyGroup) => {
  const { t } = useTranslation();
  return (
    <section className={classes.group} data-here={here} aria-labelledby={`keys-${place}`}>
      <Title order={3} size="h5" id={`keys-${place}`}>
        {t(`keys:place.${place}`)}
        {here ? <span className={classes.here}>{t('keys:here')}</span> : null}
      </Title>
      <dl className={classes.list}>
        {ids.map((id) => (
          <div key={id} className={classes.row}>
            <dt>{t(`keys:does.${id}`)}</dt>
            <dd>
              <Keys id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Keys = ({ id }: { readonly id: ShortcutId }) => {
  const { t } = useTranslation();
  return useKeyNames(id).map((name, at) => (
    <Fragment key={name}>
      {at === 0 ? null : ` ${t('keys:or')} `}
      <Kbd>{name}</Kbd>
    </Fragment>
  ));
};
