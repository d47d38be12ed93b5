export { loginPath, pathAfterLogin, routeAfterLogin } from './afterLogin.ts';
export { decide } from './decision.ts';
export { type Middleware, runMiddleware } from './middleware.ts';
export type { Decision, Visit } from './visit.ts';
