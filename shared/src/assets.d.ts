/** Files that the bundler copies; importing one gives its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
