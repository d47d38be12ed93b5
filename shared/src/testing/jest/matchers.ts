import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Patience for busy machines: the first import of a screen is compiled while a test waits for it.
configure({ asyncUtilTimeout: 5_000 });
