/**
 * Metrics of other programs that alerts read, by who answers them. All but those marked were seen in the answer of the version
 * named, which Debian 12 has.
 */
export const OTHER_METRICS: Readonly<Record<string, readonly string[]>> = {
  // Patroni 3.0.2.
  'amarena-patroni': ['patroni_sync_standby', 'patroni_dcs_last_seen'],
  // postgres_exporter 0.11.1. On a standby that has slots, it shows none of them.
  'amarena-postgres': ['pg_up', 'pg_settings_in_hot_standby', 'pg_replication_slots_active', 'pg_stat_archiver_archived_count'],
  // node_exporter 1.5.0, and what deploy/backup/backup.service lets it read.
  'amarena-machines': ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'amarena_backup_finished_seconds'],
  // pgbouncer_exporter of prometheus-community, from its sources.
  'amarena-pgbouncer': ['pgbouncer_up', 'pgbouncer_pools_client_maxwait_seconds'],
  // blackbox_exporter 0.23.0.
  'amarena-certificate': ['probe_success', 'probe_ssl_earliest_cert_expiry'],
  // Only whether it answers.
  'amarena-etcd': [],
};

/** What a cluster of Kubernetes has by itself: kubelet and kube-state-metrics, from their documentation. */
export const CLUSTER_METRICS: readonly string[] = ['container_memory_working_set_bytes', 'kube_pod_container_resource_limits'];
