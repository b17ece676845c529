#!/bin/bash
# What several scripts do. YunoHost sets app, domain, port, install_dir, data_dir and the settings of the app.

# Runs a command of the site as its user with its settings, such as `backup --to FILE`.
as_site() {
	(
		cd "$install_dir" || exit 1
		set -a
		# shellcheck disable=SC1091
		source "$install_dir/.env.service"
		set +a
		ynh_exec_as_app bin/node scripts/admin/prepared.mjs "$@"
	)
}

# Gives the programs to root and the group of the site: it reads them, and writes to its data alone.
protect_files() {
	chown -R "root:$app" "$install_dir"
	chmod -R u=rwX,g=rX,o= "$install_dir"
	chown -R "$app:$app" "$data_dir"
	chmod 700 "$data_dir"
}

write_configuration() {
	ynh_config_add --template="env" --destination="$install_dir/.env.service"
	chown "root:$app" "$install_dir/.env.service"
	chmod 640 "$install_dir/.env.service"
	ynh_config_add_systemd
	ynh_config_add_nginx
	yunohost service add "$app" --description="The website of the church" --log="/var/log/$app/$app.log"
}

start_site() {
	ynh_systemctl --service="$app" --action="start" --log_path="systemd" --wait_until="Belltower is running."
}
