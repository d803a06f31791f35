import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IncomingFile } from '../../host/host.ts';
import classes from './file-drop-area.module.css';

type FileDropAreaProps = { readonly onFile: (file: IncomingFile) => void; readonly children: ReactNode };

/** The whole screen takes a file from the desktop; choosing one by button does the same. */
export const FileDropArea = ({ onFile, children }: FileDropAreaProps) => {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const drop = async (event: DragEvent): Promise<void> => {
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the mouse only; the import button is the first
    <div
      className={classes.area}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void drop(event);
      }}
    >
      {over ? <div className={classes.hint}>{t('players:import.dropHere')}</div> : null}
      {children}
    </div>
  );
};
