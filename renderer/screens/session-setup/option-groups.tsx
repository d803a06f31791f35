import { Accordion, Badge, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPTION_GROUPS, type OptionField, type OptionGroup } from '../../../shared/scoring/options.ts';
import { OptionRow } from './option-row.tsx';
import type { SetupFormType } from './setup-section.tsx';

type OptionGroupsProps = {
  readonly form: SetupFormType;
  readonly fields: readonly OptionField[];
  readonly changed: readonly string[];
  readonly disabled: boolean;
};

/** The options in folded groups; a group says how many of its options are changed, and is open while one is wrong. */
export const OptionGroups = ({ form, fields, changed, disabled }: OptionGroupsProps) => {
  const { t } = useTranslation();
  const ofGroup = (group: OptionGroup) => fields.filter((field) => field.group === group);
  const groups = OPTION_GROUPS.filter((group) => ofGroup(group).length > 0);
  const isWrong = (group: OptionGroup) => ofGroup(group).some(({ key }) => form.errors[`options.${key}`] !== undefined);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const open = groups.filter((group) => unfolded.includes(group) || isWrong(group));
  return (
    // Folded groups are not drawn: some fifty fields would otherwise be drawn again with every key typed above.
    <Accordion variant="contained" multiple order={3} keepMounted={false} value={open} onChange={setUnfolded}>
      {groups.map((group) => {
        const own = ofGroup(group);
        const count = own.filter(({ key }) => changed.includes(key)).length;
        return (
          <Accordion.Item key={group} value={group}>
            <Accordion.Control>
              <Group gap="sm">
                <Text span fw={600}>
                  {t(`rules:groups.${group}`)}
                </Text>
                <Text span size="sm" c="dimmed">
                  {t('sessions:setup.optionCount', { count: own.length })}
                </Text>
                {count > 0 ? <Badge variant="light">{t('sessions:setup.changedCount', { count })}</Badge> : null}
                {isWrong(group) ? <Badge color="red">{t('sessions:setup.wrong')}</Badge> : null}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap={0}>
                {own.map((field) => (
                  <OptionRow key={field.key} form={form} field={field} disabled={disabled} />
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
};
