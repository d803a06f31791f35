/** The parts of Electron that only keep what they are told. Tests replace the dialogs, as they would on Electron itself. */

const closed = async () => ({ canceled: true, filePath: '', filePaths: [] });

export const dialog = {
  showSaveDialog: closed,
  showOpenDialog: closed,
  showMessageBox: async () => ({ response: 0 }),
  showErrorBox: (title, body) => console.error(`${title}: ${body}`),
};

let menu = null;
const withSubmenu = (item) => ({ ...item, submenu: item.submenu && { items: item.submenu.map(withSubmenu) } });

export const Menu = {
  buildFromTemplate: (template) => ({ items: template.map(withSubmenu) }),
  setApplicationMenu: (next) => {
    menu = next;
  },
  getApplicationMenu: () => menu,
};

const PRIMARY = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1366, height: 768 },
  workAreaSize: { width: 1366, height: 728 },
  scaleFactor: 1,
};

export const screen = {
  getPrimaryDisplay: () => PRIMARY,
  getAllDisplays: () => [PRIMARY],
};

export const shell = {
  openExternal: async () => {
    throw new Error('The double opens nothing');
  },
};
