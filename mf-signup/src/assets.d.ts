/** Images are emitted as build files; importing one gives its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}
