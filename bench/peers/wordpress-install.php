<?php
// Installs WordPress and writes the posts that standard input brings, as JSON.
// Usage: php wordpress-install.php <folder of WordPress> <theme> < posts.json
[, $folder] = $argv;
$_SERVER['HTTP_HOST'] = 'localhost';
define('WP_INSTALLING', true);
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Portal', 'editor', 'editor@exemplo.com', true, '', wp_generate_password());
// Not in a variable of its own: WordPress has one of every likely name.
switch_theme($argv[2]);
update_option('permalink_structure', '/%postname%/');
update_option('category_base', '');
// The post, page and comment that come with every installation.
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $post) {
  wp_delete_post($post->ID, true);
}
$news = wp_create_category('Notícias');
foreach (json_decode(stream_get_contents(STDIN), true) as $document) {
  $made = wp_insert_post($document + ['post_status' => 'publish', 'post_category' => [$news]], true);
  if (is_wp_error($made)) {
    fwrite(STDERR, $made->get_error_message() . "\n");
    exit(1);
  }
}
global $wp_rewrite;
$wp_rewrite->init();
flush_rewrite_rules(false);
