/** Creates a tool on first use and keeps it. Each formatter reads locale data, which takes a slow phone some hundredths of a second. */
export function once<Tool>(make: () => Tool): () => Tool {
  let made: Tool | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
