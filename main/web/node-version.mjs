// Read by whatever Node there is, so nothing here is newer than modules themselves.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** A sentence when this Node cannot run us, else undefined. */
export const nodeComplaint =
  major < 20 || (major === 20 && minor < 19)
    ? `Roundwind needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org/`
    : undefined;
