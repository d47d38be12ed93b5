export { Cherries, type CherriesProps, Logo, type LogoProps } from './Logo.tsx';
