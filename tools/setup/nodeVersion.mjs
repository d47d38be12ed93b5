// Imports nothing, so that even an old Node can run it and say what is wrong, instead of failing on a missing export.
const OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `This needs Node ${OLDEST_NODE} or newer, and you run ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}
