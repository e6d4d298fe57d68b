//! The same scenarios on both databases: one test each with SQLite, and all of them on one PostgreSQL.

use crate::support::World;
use crate::support::postgres::Cluster;

macro_rules! scenarios {
    ($($module:ident :: $name:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $name() {
                    crate::$module::$name(super::World::sqlite().await).await;
                }
            )+
        }

        #[tokio::test]
        async fn all_on_postgres() {
            let cluster = Cluster::start().await;
            $(
                let place = cluster.database(stringify!($name)).await;
                let clock = server::clock::HandClock::at(1_790_000_000_000);
                crate::$module::$name(World::at(&place, clock).await).await;
            )+
        }
    };
}

scenarios! {
    games::every_game_is_played_to_its_end_and_can_be_verified,
    tables::a_table_is_made_found_joined_left_and_begun,
    tables::an_unlisted_table_needs_its_code,
    tables::a_table_that_never_began_can_be_closed,
    tables::bots_take_seats_and_play,
    tables::people_at_one_screen_hold_several_seats,
    tables::giving_up_ends_a_game_of_two_and_a_bot_goes_on_among_three,
    tables::a_game_stops_when_all_agree,
    tables::a_rematch_has_the_same_terms,
    tables::players_and_watchers_chat_apart,
    again::one_offer_is_one_table,
    again::two_who_are_equally_quick_meet,
    again::an_offer_that_was_closed_can_be_made_again,
    again::who_seeks_joins_or_opens,
    again::who_plays_on_declines_to_stop,
    again::what_somebody_played_is_counted,
    records::a_running_game_is_looked_back_at_with_ones_own_eyes,
    records::a_record_of_anybody_is_checked_and_shown,
    practice::a_position_is_practised_from,
    practice::positions_that_cannot_be_are_refused,
    play::stale_answers_are_refused_and_illegal_ones_cite_the_rule,
    play::seats_that_are_asked_together_do_not_make_each_other_stale,
    play::a_choice_and_a_whole_turn_are_taken_back,
    play::a_restart_loses_nothing,
    clocks::a_late_seat_is_played_by_a_bot_until_its_player_returns,
    clocks::a_late_seat_forfeits_if_so_agreed,
    clocks::turns_by_letter_have_days_and_a_bank,
    expiry::tables_that_never_began_are_removed,
    expiry::guests_without_tables_are_forgotten,
    fair_play::the_choices_of_a_stand_in_stay,
    fair_play::who_gave_up_takes_nothing_back,
    fair_play::the_host_does_not_choose_stand_ins,
    fair_play::a_turn_that_is_taken_back_earns_nothing,
    fair_play::a_contribution_is_taken_once_and_stays,
    fair_play::a_host_removes_who_blocks_a_seat,
    fair_play::a_table_full_of_bots_begins,
    fair_play::a_refused_table_is_not_made,
    fair_play::time_in_which_nobody_served_is_given_back,
    followers::who_leaves_a_seat_loses_its_eyes,
    records::a_record_is_for_games_that_are_over,
    records::any_version_can_be_seen_and_gone_on_from,
    identity::cookies_are_signed_and_expire,
    accounts::a_guest_becomes_an_account_and_signs_in_elsewhere,
    accounts::names_are_unique_among_accounts_only,
    accounts::signing_in_does_not_tell_who_exists,
    accounts::another_password_signs_other_devices_out,
    accounts::signing_out_is_final,
    accounts::names_that_look_alike_are_one,
    admin::an_offensive_name_is_changed_everywhere,
    admin::a_deleted_user_is_gone_and_their_sockets_end,
    admin::a_password_is_reset_by_a_link_that_works_once,
    admin::who_is_banned_has_to_go_for_a_time,
    admin::tables_are_closed_ended_and_reseated,
    admin::clocks_stand_still_while_the_service_is_maintained,
    admin::cookies_outlast_a_change_of_their_key_and_not_two,
    admin::every_act_is_written_down,
    entry::a_report_reaches_the_operator,
    own_data::an_export_has_everything,
    own_data::who_goes_leaves_no_name,
    notices::settings_are_kept_and_checked,
    nul::a_nul_is_refused_wherever_it_comes_in,
    sockets::two_clients_play_a_whole_game_of_each_title,
    sockets::a_client_that_was_away_is_told_what_it_missed,
    sockets::a_client_is_told_where_its_own_last_choice_was,
    sockets::requests_that_make_no_sense_are_answered,
    sockets::strangers_and_other_sites_get_no_socket,
    sockets::everybody_is_told_who_is_there_and_when_the_service_closes,
}
