export { jestConfig as default } from '@amarena/shared/testing/jest';
