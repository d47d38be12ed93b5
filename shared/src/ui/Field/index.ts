export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { StrengthMeter, type StrengthMeterProps } from './StrengthMeter.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
