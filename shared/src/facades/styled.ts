export { createGlobalStyle, css, keyframes, StyleSheetManager, styled } from 'styled-components';
