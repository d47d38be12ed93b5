import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Código de descuento no encontrado: quizá se escribe de otra forma o vale en otro país. Revísalo; sin código el precio sigue siendo el que ves.',
  discount_code_used: () => 'Este código de descuento ya se ha usado: vale una sola vez. Quítalo o escribe otro; no se te ha cobrado nada.',
  discount_code_expired: () => 'Este código de descuento ha caducado. Quítalo o escribe otro; no se te ha cobrado nada.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Con esta compra superarías tu límite de gasto diario de ${money(e.limit)}: quedan ${money(e.left)}. No se te ha cobrado nada. Elige un paquete más pequeño o prueba mañana.`
      : `Con esta compra superarías tu límite de gasto mensual de ${money(e.limit)}: quedan ${money(e.left)}. No se te ha cobrado nada. Elige un paquete más pequeño o espera al mes que viene.`,
  iban_blocked: () => 'No aceptamos adeudos de este IBAN. No se te ha cobrado nada. Usa otra cuenta u otro método de pago.',
  phone_blocked: () => 'No podemos enviar códigos a este número de teléfono. Usa otro número u otro método de pago.',
  direct_debit_limit: (e, { money }) =>
    `Has llegado al límite del adeudo directo: ahora se pueden adeudar ${money(e.left)}. Prueba más tarde, elige un paquete más barato u otro método de pago.`,
  direct_debit_wait: (e, { number, plural }) =>
    `Acabamos de enviarte un código. Puedes pedir otro dentro de ${plural(e.seconds, { one: '1 segundo', other: `${number(e.seconds)} segundos` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `El código no es correcto. ${plural(e.tries, { one: 'Te queda 1 intento', other: `Te quedan ${number(e.tries)} intentos` })}. Mira el mensaje y escríbelo de nuevo; no se te ha cobrado nada.`,
  direct_debit_code_expired: () =>
    'Este código ya no vale: ha caducado o se ha probado demasiadas veces. Pide uno nuevo; no se te ha cobrado nada.',
  withdrawal_over: () => 'El plazo para desistir de esta compra ha pasado. Los créditos siguen siendo tuyos y no caducan.',
  withdrawal_done: () => 'Ya has desistido de esta compra. El reembolso está en los detalles del pago.',
  withdrawal_nothing_left: () => 'Has usado todos los créditos de esta compra: no queda nada que devolver.',
  withdrawal_changed: (e, { money }) =>
    `El reembolso ha cambiado porque tu saldo se ha movido: ahora es de ${money(e.refund)}. No ha pasado nada; revisa la cuenta y confirma de nuevo.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Este IBAN no supera la comprobación: falta un carácter o hay uno mal. Compáralo con la app de tu banco.',
  iban_country: 'No podemos adeudar cuentas de este país. Usa otra cuenta u otro método.',
  phone_invalid: 'No es un número de móvil válido. Escríbelo con el prefijo del país, por ejemplo +34.',
};
