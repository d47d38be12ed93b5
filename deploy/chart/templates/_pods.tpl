{{/* Settings that the chart or you decide, then those of the Secret. Numbers are text in an environment. */}}
{{- define "amarena.environment" -}}
- { name: NODE_ENV, value: production }
- { name: DATA_DIR, value: /data }
# The browser keeps its profile there.
- { name: HOME, value: /tmp }
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ ternary ($value | int64 | toString) ($value | toString) (kindIs "float64" $value) | quote }}
{{- end }}
{{- range concat (list "DATABASE_URL" "SECRET" "SMTP_URL" "VAPID_PRIVATE_KEY" "MOLLIE_API_KEY" "VALKEY_URL") .Values.secret.with }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $.Values.secret.name }}, key: {{ . }} } }
{{- end }}
{{- end }}

{{/* Nothing here needs the cluster's API, a privilege, or a file system to write to other than its own two folders. */}}
{{- define "amarena.podSpec" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.pods.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.pods.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.pods.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{- define "amarena.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "amarena.volumes" -}}
- name: data
  emptyDir: { sizeLimit: {{ .Values.disk }} }
- name: tmp
  emptyDir: { sizeLimit: {{ .Values.disk }} }
{{- with .Values.pods.volumes }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "amarena.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- with .Values.pods.volumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "amarena.podMetadata" -}}
metadata:
  labels:
    {{- include "amarena.labels" . | nindent 4 }}
    {{- with .root.Values.pods.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  {{- if or .root.Values.pods.annotations .root.Values.secret.revision }}
  annotations:
    {{- with .root.Values.secret.revision }}
    amarena/secret-revision: {{ . | quote }}
    {{- end }}
    {{- with .root.Values.pods.annotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  {{- end }}
{{- end }}
