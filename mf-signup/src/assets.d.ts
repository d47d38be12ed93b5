/** A picture becomes a file of the build; the import is its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}
