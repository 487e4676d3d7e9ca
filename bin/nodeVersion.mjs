// Plain JavaScript that old versions of Node can still parse, so that they get the message and not a syntax error.
const WANTED = [20, 19];

/** Whether this Node can run the engine; says what to do when it cannot. */
export function isNodeRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return true;
  console.error(`Lontar needs Node ${WANTED.join('.')} or newer; this is ${process.versions.node}.`);
  console.error('  hint: install the current long-term release from https://nodejs.org');
  return false;
}
