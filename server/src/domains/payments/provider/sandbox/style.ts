/** The style of another company: none of the site's colours or typefaces. */
export const SANDBOX_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; background: #eef1f5; color: #111827; font: 400 15px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; display: grid; grid-template-rows: auto 1fr auto; }
h1 { font-size: 20px; line-height: 1.3; font-weight: 600; }
.top { display: flex; align-items: center; gap: 10px; height: 60px; padding-inline: 20px; background: #fff; border-bottom: 1px solid #d5dbe4; font-weight: 700; }
.top i { width: 22px; height: 22px; border-radius: 5px; background: linear-gradient(135deg, #2148c0 50%, #12b5a5 50%); }
.trial { padding: 10px 20px; background: repeating-linear-gradient(-45deg, #ffe58a 0 14px, #ffdb5c 14px 28px); color: #332600; font-weight: 600; font-size: 14px; text-align: center; }
main { width: min(460px, calc(100% - 32px)); margin: 28px auto; align-self: start; }
.box { background: #fff; border: 1px solid #d5dbe4; border-radius: 6px; }
.box > * { padding: 16px 20px; border: 0; width: 100%; }
.box > * + * { border-top: 1px solid #e4e8ee; }
.sum { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; }
.sum p { font-size: 14px; color: #4b5563; }
.sum b { font-size: 26px; white-space: nowrap; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; font-size: 14px; }
dt { color: #4b5563; }
dd { text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: 16px; }
fieldset { display: grid; gap: 8px; min-width: 0; padding: 0; border: 0; }
legend { font-weight: 600; padding: 0 0 8px; }
label { display: flex; gap: 12px; align-items: flex-start; min-height: 44px; padding: 9px 12px; border: 1px solid #7b8697; border-radius: 5px; cursor: pointer; }
label:has(:checked) { border-color: #2148c0; box-shadow: inset 0 0 0 1px #2148c0; background: #f2f5fe; }
label:has(:focus-visible), button:focus-visible, a:focus-visible { outline: 3px solid #12b5a5; outline-offset: 2px; }
label small { display: block; font-size: 13px; color: #4b5563; font-variant-numeric: tabular-nums; }
input { width: 20px; height: 20px; margin: 1px 0 0; accent-color: #2148c0; flex: none; }
.actions { display: grid; gap: 4px; }
button, .actions a { display: grid; place-items: center; width: 100%; min-height: 48px; border: 0; border-radius: 5px; background: #2148c0; color: #fff; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
button.plain { background: none; color: #2148c0; }
footer { padding: 20px; text-align: center; font-size: 13px; color: #4b5563; }
`;
