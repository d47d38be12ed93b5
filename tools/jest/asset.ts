/** Stands for a picture or a font in component tests: its address does not matter there. */
export default '/asset';
