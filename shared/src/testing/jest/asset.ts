/** Replaces pictures and fonts in component tests, which do not depend on their address. */
export default '/asset';
