/** The part of libheif's interface that we use; the package describes only what its build exposes. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8ClampedArray;
  }
  interface HeifImage {
    /** Pixels, after the rotation that the file asks for. */
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target` with RGBA and passes it on; null if the image cannot be decoded. */
    display(target: Pixels, done: (filled: Pixels | null) => void): void;
  }
  const libheif: {
    HeifDecoder: new () => {
      /** The images of a file; an empty list if it cannot be read. */
      decode(bytes: Uint8Array): HeifImage[];
    };
  };
  export default libheif;
}
