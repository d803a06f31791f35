import { Menu, type MenuItemConstructorOptions } from 'electron';
import { text } from './text.ts';

type Item = MenuItemConstructorOptions;
const LINE = { type: 'separator' } as const satisfies Item;

const appMenu = (): Item => ({
  label: text('name'),
  submenu: [
    { role: 'about', label: text('menu.about') },
    LINE,
    { role: 'hide', label: text('menu.hide') },
    { role: 'hideOthers', label: text('menu.hideOthers') },
    { role: 'unhide', label: text('menu.unhide') },
    LINE,
    { role: 'quit', label: text('menu.quit') },
  ],
});

const editMenu = (): Item => ({
  label: text('menu.edit'),
  submenu: [
    { role: 'undo', label: text('menu.undo') },
    { role: 'redo', label: text('menu.redo') },
    LINE,
    { role: 'cut', label: text('menu.cut') },
    { role: 'copy', label: text('menu.copy') },
    { role: 'paste', label: text('menu.paste') },
    { role: 'selectAll', label: text('menu.selectAll') },
  ],
});

const viewMenu = (devTools: boolean): Item => ({
  label: text('menu.view'),
  submenu: [
    { role: 'reload', label: text('menu.reload') },
    LINE,
    { role: 'resetZoom', label: text('menu.resetZoom') },
    { role: 'zoomIn', label: text('menu.zoomIn') },
    { role: 'zoomOut', label: text('menu.zoomOut') },
    LINE,
    { role: 'togglefullscreen', label: text('menu.fullscreen') },
    ...(devTools ? [LINE, { role: 'toggleDevTools', label: text('menu.devTools') } as const] : []),
  ],
});

/** The menu as data: roles only, so that the system does the work. Developer tools only where the app is not packaged. */
export const menuTemplate = (its: { readonly platform: string; readonly packaged: boolean }): Item[] => {
  const mac = its.platform === 'darwin';
  const fileItem: Item = mac
    ? { role: 'close', label: text('menu.close') }
    : { role: 'quit', label: text('menu.quit') };
  return [
    ...(mac ? [appMenu()] : []),
    { label: text('menu.file'), submenu: [fileItem] },
    editMenu(),
    viewMenu(!its.packaged),
    { label: text('menu.window'), submenu: [{ role: 'minimize', label: text('menu.minimize') }] },
  ];
};

/** Puts the menu in place for every window. */
export const installMenu = (its: { readonly platform: string; readonly packaged: boolean }): void => {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(its)));
};
