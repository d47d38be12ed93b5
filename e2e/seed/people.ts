/** Members of the demonstration community that the journeys use by name. */
export const PASSWORD = 'amarena-demo-1';
export const GIULIA = { email: 'giulia@example.test', name: 'Giulia', age: 34 };
export const MARCO = { email: 'marco@example.test', name: 'Marco' };
export const SOFIA = { email: 'sofia@example.test', name: 'Sofia' };
export const DEVELOPER = { email: 'developer@example.test' };
