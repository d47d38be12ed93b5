import { defineWidget } from '@amarena/shared/spa-react';
import { catalogue } from '../report/catalogue.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';

export const { bootstrap, mount, unmount, update } = defineWidget({ name: 'report', catalogue, component: ReportDialog });
