{{- define "amarena.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{/* What selectors match. `role` is a server's, or the work of a job. */}}
{{- define "amarena.selector" -}}
app.kubernetes.io/name: amarena
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "amarena.labels" -}}
{{ include "amarena.selector" . }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "amarena.metadata" -}}
metadata:
  name: {{ include "amarena.name" .root }}-{{ .role }}
  namespace: {{ .root.Release.Namespace }}
  labels:
    {{- include "amarena.labels" . | nindent 4 }}
{{- end }}

{{/* The host of PUBLIC_URL, without a port. */}}
{{- define "amarena.host" -}}
{{ regexReplaceAll ":[0-9]+$" (urlParse .Values.settings.PUBLIC_URL).host "" }}
{{- end }}

{{- define "amarena.image" -}}
{{ .repository }}@{{ .digest }}
{{- end }}
