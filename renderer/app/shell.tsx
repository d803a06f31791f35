import { AppShell, Group, Title } from '@mantine/core';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RehearsalFrame } from '../rehearsal/rehearsal-frame.tsx';
import { KeysButton } from './keys/keys-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { RebuildBanner } from './rebuild-banner.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { SavedIndicator } from './saved-indicator.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SessionNav } from './session-nav.tsx';
import classes from './shell.module.css';
import { StoreBanner } from './store-banner.tsx';
import { TypeSizeMenu } from './type-size-menu.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** The frame of every screen: where one is, whether it is saved, and the way back. */
export const Shell = () => {
  const { t } = useTranslation();
  const { sessionId } = useParams({ strict: false });
  return (
    <AppShell header={{ height: 64 }} padding="lg" className={classes.shell}>
      <button type="button" className={classes.skip} onClick={skipToContent}>
        {t('nav.skip')}
      </button>
      <AppShell.Header className={classes.header}>
        <Group h={64} px="lg" justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xl" wrap="nowrap" className={classes.ways} component="nav" aria-label={t('nav.main')}>
            <Link to="/" className={classes.brand} aria-label={t('name')}>
              <Logo size={32} />
              <Title order={2} component="span" size="h3" visibleFrom="md" className={classes.name}>
                {t('name')}
              </Title>
            </Link>
            <Group gap={4} wrap="nowrap">
              <Link to="/" className={classes.link} activeOptions={{ exact: true }}>
                {t('nav.home')}
              </Link>
              <Link to="/players" className={classes.link}>
                {t('nav.players')}
              </Link>
              <Link to="/seasons" className={classes.link}>
                {t('nav.season')}
              </Link>
              <Link to="/scorer" className={classes.link}>
                {t('nav.scorer')}
              </Link>
              <Link to="/files" className={classes.link}>
                {t('nav.files')}
              </Link>
            </Group>
          </Group>
          <Group gap="xs" wrap="nowrap" className={classes.state}>
            <SavedIndicator />
            <PaletteButton />
            <UndoButtons />
            <KeysButton />
            <LanguageMenu />
            <TypeSizeMenu />
            <SchemeToggle />
          </Group>
        </Group>
        {sessionId === undefined ? null : <SessionNav sessionId={sessionId} />}
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <StoreBanner />
        <RebuildBanner />
        <SampleBanner />
        <Outlet />
        <RehearsalFrame />
      </AppShell.Main>
    </AppShell>
  );
};

/** A hash in the address belongs to the router, so this is no link: it moves the focus itself. */
const skipToContent = (): void => document.getElementById('content')?.focus();
