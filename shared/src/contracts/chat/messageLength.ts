/** Longest message in graphemes, which match what people count as characters. The counter appears from `MESSAGE_COUNTER_FROM`. */
export const MESSAGE_LENGTH = 1_000;
export const MESSAGE_COUNTER_FROM = 900;
