// What the icons of a remote are made with, in place of the copy that each would bundle: the shell's.
export { createLucideIcon as default } from '@amarena/shared/ui-first';
