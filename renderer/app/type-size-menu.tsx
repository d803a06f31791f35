import { IconTextSize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioMenu } from './radio-menu.tsx';
import { changeTypeSize, onTypeSize, TYPE_SIZES, typeSizeNow } from './type-size.ts';

/** How large everything is written. */
export const TypeSizeMenu = () => {
  const { t } = useTranslation();
  return (
    <RadioMenu
      label={t('typeSize.choose')}
      icon={<IconTextSize size={20} aria-hidden />}
      value={useSyncExternalStore(onTypeSize, typeSizeNow)}
      options={TYPE_SIZES.map((value) => ({ value, label: t(`typeSize.${value}`) }))}
      onChoose={changeTypeSize}
    />
  );
};
